module example.com/datavalidation

go 1.18
